// What a first picture takes at least: SDL2, SDL2_ttf, a font, 40 rectangles with a letter each, in a window.
// make bench builds it with cc and compares it with Keypane's own first picture.
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>

int main(int argc, char **argv) {
  const char *path = argc > 1 ? argv[1] : "/usr/share/fonts/opentype/inter/InterDisplay-Regular.otf";
  SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
  if (SDL_Init(SDL_INIT_VIDEO) || TTF_Init()) return 1;
  SDL_Window *window = SDL_CreateWindow("bare", 0, 0, 1280, 420, SDL_WINDOW_POPUP_MENU | SDL_WINDOW_BORDERLESS);
  TTF_Font *font = TTF_OpenFont(path, 25);
  SDL_Surface *target = window ? SDL_GetWindowSurface(window) : NULL;
  if (!font || !target) return 1;
  SDL_FillRect(target, NULL, 0xFFD1D4DB);
  for (int key = 0; key < 40; key++) {
    SDL_Rect cap = {key % 10 * 128 + 3, key / 10 * 100 + 6, 122, 88};
    char text[2] = {(char)('a' + key % 26), 0};
    SDL_Surface *letter = TTF_RenderUTF8_Blended(font, text, (SDL_Color){0, 0, 0, 255});
    SDL_FillRect(target, &cap, 0xFFFFFFFF);
    if (letter) {
      SDL_Rect place = {cap.x + (cap.w - letter->w) / 2, cap.y + (cap.h - letter->h) / 2, 0, 0};
      SDL_BlitSurface(letter, NULL, target, &place);
      SDL_FreeSurface(letter);
    }
  }
  SDL_UpdateWindowSurface(window);
  return 0;
}

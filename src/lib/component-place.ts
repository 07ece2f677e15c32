// How what a component directive renders is known: by its page and its number there, as it is given what the page says.

export function placeOfComponent(route: string, index: number): string {
  return `${route}#${index}`;
}

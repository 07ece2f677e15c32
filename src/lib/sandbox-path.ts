// Where the projects of a demo are published: the build writes the file there, and the page leads its buttons to it.

/** `id`: of the variant. Relative to the output folder. */
export function sandboxPath(id: string): string {
  return `demos/${id}.sandbox.json`;
}

// Makes elements with their properties, attributes and children in one call.

type Content = Node | string;

export type Make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes?: Readonly<Record<string, string>>,
  ...children: readonly Content[]
) => HTMLElementTagNameMap[Name];

export function makerIn(document: Document): Make {
  return (name, attributes = {}, ...children) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    element.append(...children);
    return element;
  };
}

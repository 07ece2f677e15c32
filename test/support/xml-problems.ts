// What a schema says of an XML file: libxml2 reads both, and the schemas beside this file are our own words for public formats.
import { readFile } from 'node:fs/promises';
import { validateXML } from 'xmllint-wasm';

/** Empty: it is well-formed, and as the schema wants it. */
export async function xmlProblems(contents: string, schema: 'atom' | 'sitemap'): Promise<string[]> {
  const rules = await readFile(new URL(`schemas/${schema}.rng`, import.meta.url), 'utf8');
  const { errors } = await validateXML({
    xml: { fileName: 'file.xml', contents },
    schema: { fileName: `${schema}.rng`, contents: rules },
    extension: 'relaxng',
    maxMemoryPages: 8192, // Half a gigabyte: a sitemap of 50,000 pages is a large tree.
  });
  return errors.map(({ message }) => message);
}

/** Empty: it is well-formed. */
export async function xmlErrors(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'file.xml', contents }, normalization: 'c14n' });
  return errors.map(({ message }) => message);
}

// What a schema says of an XML file: libxml2 reads both, and the schemas beside this file are our own words for public formats.
import { readFile } from 'node:fs/promises';
import { validateXML, type XMLFileInfo } from 'xmllint-wasm';

type Schema = 'atom' | 'sitemap';

/** Empty: it is well-formed, and as the schema wants it. */
export async function xmlProblems(contents: string, schema: Schema): Promise<string[]> {
  const { errors } = await validated([{ fileName: 'file.xml', contents }], schema);
  return errors.map(({ message }) => message);
}

/** What is wrong with each of several files: libxml2 starts once for all of them. */
export async function problemsOfEach(files: readonly string[], schema: Schema): Promise<string[][]> {
  const xml = files.map((contents, index) => ({ fileName: `${index}.xml`, contents }));
  const { errors } = await validated(xml, schema);
  return xml.map(({ fileName }) =>
    errors.filter(({ loc }) => loc?.fileName === fileName).map(({ message }) => message),
  );
}

async function validated(xml: readonly XMLFileInfo[], schema: Schema) {
  const rules = await readFile(new URL(`schemas/${schema}.rng`, import.meta.url), 'utf8');
  return validateXML({
    xml,
    schema: { fileName: `${schema}.rng`, contents: rules },
    extension: 'relaxng',
    maxMemoryPages: 8192, // Half a gigabyte: a sitemap of 50,000 pages is a large tree.
  });
}

/** Empty: it is well-formed. */
export async function xmlErrors(contents: string): Promise<string[]> {
  const { errors } = await validateXML({ xml: { fileName: 'file.xml', contents }, normalization: 'c14n' });
  return errors.map(({ message }) => message);
}

// The page of all diagnostics says what the catalogue says.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIAGNOSTICS_PAGE, diagnosticsPage } from '../../scripts/diagnostics-page.ts';
import { catalogue } from '../../src/diagnostics/catalogue.ts';
import { EFFECTS, isRecoverable, severityOf } from '../../src/diagnostics/entry.ts';

const page = readFileSync(new URL(`../../${DIAGNOSTICS_PAGE}`, import.meta.url), 'utf8');

test('the page is up to date: if not, run `npm run docs:diagnostics`', () => {
  expect(diagnosticsPage(page)).toBe(page);
});

test.each(Object.entries(catalogue))('%s has a section with its own anchor', (code, entry) => {
  const [, stage, name] = /^([a-z-]+)\/(.+)$/.exec(code) ?? [];
  const ofErrors = isRecoverable(entry) ? 'Error' : 'Fixed error';
  const label = { error: ofErrors, warning: 'Warning', info: 'Note' }[severityOf(entry)];
  expect(page).toContain(`\n### ${code} {#${stage}-${name}}\n\n**${label}.** ${EFFECTS[entry.effect]} `);
});

test('the introduction is kept, and what stood below it goes', () => {
  const written = diagnosticsPage('# Diagnostics\n\nMine.\n\n## Command line {#cli}\n\n### cli/gone {#cli-gone}\n');
  expect(written.startsWith('# Diagnostics\n\nMine.\n\n## Command line {#cli}\n\nAbout the command')).toBe(true);
  expect(written).not.toContain('cli/gone');
});

test('a page without the first section is refused, since its introduction could not be told from the rest', () => {
  expect(() => diagnosticsPage('# Diagnostics\n')).toThrow('must hold the line');
});

// Which pages get a card, what stands on it, and what it is called: known before anything is drawn.
import { report } from '../diagnostics/report.ts';
import { NAME_HASH_LENGTH, sha256 } from '../lib/node/hash.ts';
import { ASSET_FOLDER } from '../model/artifact.ts';
import type { FileSystem } from '../model/deps.ts';
import type { Diagnostic, Outcome } from '../model/outcome.ts';
import type { BuildPlan } from '../model/route.ts';
import type { SocialCard } from '../model/social-card.ts';
import type { CardFamilies } from './card.tsx';
import { type CardContent, type CardPage, cardContent } from './content.ts';
import { BOLD, type CardFont, chooseFonts, loadCardFonts, REGULAR } from './fonts.ts';
import { placeOfWords } from './place.ts';

/** Changes with all that turns the same content into another picture: the layout, and the packages that draw it. */
export const VERSION = '1 satori 0.63.2 resvg 2.6.2';

export interface CardDrawing {
  readonly content: CardContent;
  readonly families: CardFamilies;
}

export interface PlannedCard extends SocialCard {
  /** Of a page that shows it. */
  readonly page: string;
  readonly drawing: CardDrawing;
}

export interface CardPlan {
  /** By the path of the page. */
  readonly cards: ReadonlyMap<string, PlannedCard>;
  readonly fonts: readonly CardFont[];
}

export async function planCards(
  plan: Pick<BuildPlan, 'site' | 'routes' | 'generated' | 'products'>,
  fs: Pick<FileSystem, 'readBytes' | 'readText'>,
): Promise<Outcome<CardPlan>> {
  const { site } = plan;
  const { value: fonts, diagnostics: ofFonts } = await loadCardFonts(site, fs);
  const cards = new Map<string, PlannedCard>();
  const diagnostics: Diagnostic[] = [...ofFonts];
  for (const page of [...plan.routes, ...plan.generated]) {
    const whole = cardContent(page, plan);
    if (whole === null) continue;
    const say = async (part: 'title' | 'description', characters: readonly string[]) => {
      const at = await placeOfWords(page, part, { site, fs });
      diagnostics.push(report('social-cards/missing-character', { page: page.path, characters, part }, at));
    };
    const title = drawable(whole.title, BOLD, fonts);
    if (title.missing.length > 0) await say('title', title.missing);
    if (title.missing.length > 0 || title.text === '') continue;
    const description = drawable(whole.description, REGULAR, fonts);
    if (description.missing.length > 0) await say('description', description.missing);
    const content = {
      ...whole,
      title: title.text,
      description: description.missing.length > 0 ? '' : description.text,
    };
    cards.set(page.path, planCard(page, content, fonts));
  }
  return { value: { cards, fonts }, diagnostics };
}

const PICTOGRAPH = /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]/u;

/** Pictographs that no font has are left out: the words say the same without them. */
function drawable(text: string, weight: number, fonts: readonly CardFont[]) {
  const { missing } = chooseFonts(text, weight, fonts);
  const pictographs = missing.filter((character) => PICTOGRAPH.test(character));
  const words = pictographs.reduce((left, character) => left.replaceAll(character, ''), text);
  return {
    // With what joins them, and colors them.
    text: words === text ? text : words.replace(/(?:\s|\u200d|\ufe0f)+/g, ' ').trim(),
    missing: missing.filter((character) => !pictographs.includes(character)),
  };
}

function planCard({ path: page }: CardPage, content: CardContent, fonts: readonly CardFont[]): PlannedCard {
  const families = (text: string, weight: number) => chooseFonts(text, weight, fonts).families;
  const drawing = {
    content,
    families: {
      title: families(`${content.title}…`, BOLD),
      description: families(`${content.description}…`, REGULAR),
      name: families(content.name, BOLD),
      family: families(content.family, REGULAR),
      host: families(content.host, REGULAR),
    },
  };
  // The name of a family holds the hash of its file.
  const key = sha256(JSON.stringify([VERSION, drawing])).slice(0, NAME_HASH_LENGTH);
  return { page, drawing, path: `${ASSET_FOLDER}card-${key}.png`, alt: `${content.title} – ${content.name}` };
}

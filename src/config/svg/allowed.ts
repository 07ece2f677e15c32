// What an inlined SVG may contain: elements, attributes and CSS properties that draw a picture, and nothing that runs or loads.
import { normalize, svg } from 'property-information';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const DRAWING = words(`
  circle clipPath defs desc ellipse filter g image line linearGradient marker mask path pattern polygon polyline
  radialGradient rect stop svg switch symbol text textPath title tspan use
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`);

/** Elements that change an attribute of another element over time. */
export const ANIMATIONS = words('animate animateMotion animateTransform mpath set');

/** Elements whose text readers see. */
export const TEXTS = words('desc text textPath title tspan');

/** Their only content is text: browsers parse elements in them as HTML. */
export const TEXT_ONLY = words('desc title');

/** Properties of CSS that are attributes, too. */
const PRESENTATION = words(`
  alignment-baseline baseline-shift clip clip-path clip-rule color color-interpolation color-interpolation-filters cursor
  direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family font-size
  font-size-adjust font-stretch font-style font-variant font-weight image-rendering letter-spacing lighting-color marker-end
  marker-mid marker-start mask mask-type opacity overflow paint-order pointer-events shape-rendering stop-color stop-opacity
  stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
  text-anchor text-decoration text-rendering transform transform-origin unicode-bidi vector-effect visibility word-spacing
  writing-mode`);

const PROPERTIES = new Set([
  ...PRESENTATION,
  ...words(`
    cx cy d font font-feature-settings font-kerning font-variation-settings height isolation line-height marker
    mix-blend-mode r rx ry text-align text-indent text-transform transform-box white-space width x y`),
]);

const ATTRIBUTES = new Set([
  ...PRESENTATION,
  ...words(`
    amplitude aria-hidden aria-label azimuth baseFrequency bias clipPathUnits cx cy d diffuseConstant divisor dx dy edgeMode
    elevation exponent filterUnits fr fx fy gradientTransform gradientUnits height in in2 intercept k1 k2 k3 k4 kernelMatrix
    kernelUnitLength lang lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth maskContentUnits maskUnits method
    mode numOctaves offset operator order orient pathLength patternContentUnits patternTransform patternUnits points pointsAtX
    pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY result role rotate rx ry scale seed
    side slope spacing specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles surfaceScale
    systemLanguage tableValues targetX targetY textLength type values viewBox width x x1 x2 xChannelSelector xml:lang
    xml:space y y1 y2 yChannelSelector z`),
]);

const ANIMATION_ATTRIBUTES = words(`
  accumulate additive attributeName begin by calcMode dur end fill from keyPoints keySplines keyTimes max min origin path
  repeatCount repeatDur restart rotate to type values`);

/** On the outermost element these would move the picture over the page around it. */
const NEVER_ON_ROOT = words('transform transform-origin transform-box');

/** Known to SVG, without an effect on the picture: editors write them. */
const IDLE = words(
  'xmlns class version baseProfile contentScriptType contentStyleType enable-background focusable requiredExtensions requiredFeatures zoomAndPan',
);

/** Written by Inkscape and Illustrator, or about the place of the picture in a page, which is the business of the page. */
const IDLE_PROPERTY =
  /^(?:-(?!-)|enable-background$|font-|shape-|solid-|text-|margin|padding|vertical-align$|user-select$|will-change$|(?:max|min)-(?:width|height)$)/;

export type Verdict = 'keep' | 'drop' | 'report';

/** `drop`: data of an editor, which no browser shows. `prefixes`: those of SVG itself. */
export function verdictOnElement(
  name: string,
  attributes: readonly string[],
  prefixes: ReadonlySet<string | undefined>,
): Verdict {
  if (DRAWING.has(name) || ANIMATIONS.has(name)) return 'keep';
  // Illustrator keeps its own form of the picture in a `foreignObject` that no browser shows.
  const isEditorData =
    name === 'metadata' ||
    (isPrefixed(name) && !prefixes.has(name.split(':')[0])) ||
    attributes.includes('requiredExtensions');
  return isEditorData ? 'drop' : 'report';
}

export function verdictOnAttribute(name: string, element: string, isRoot: boolean): Verdict {
  if (isRoot && NEVER_ON_ROOT.has(name)) return 'report';
  if (isRoot && name === 'overflow') return 'drop'; // As in an `<img>`, the picture ends at its edges.
  if ((ANIMATIONS.has(element) ? ANIMATION_ATTRIBUTES : ATTRIBUTES).has(name)) return 'keep';
  if (/^on/i.test(name)) return 'report';
  if (IDLE.has(name) || isPrefixed(name) || /^data-/.test(name)) return 'drop';
  return Object.hasOwn(svg.normal, normalize(name)) ? 'report' : 'drop';
}

export function verdictOnProperty(name: string, isRoot: boolean): Verdict {
  // A page gives it its size, and an attribute the size that it has elsewhere.
  if (isRoot && /^(?:overflow|width|height)$/.test(name)) return 'drop';
  if (PROPERTIES.has(name)) return isRoot && NEVER_ON_ROOT.has(name) ? 'report' : 'keep';
  return IDLE_PROPERTY.test(name) ? 'drop' : 'report';
}

/** What an animation may change: how an element looks, neither where it links nor how it is named. */
export function isAnimated(attribute: string): boolean {
  return ATTRIBUTES.has(attribute) && !/^(?:aria-|role$|lang$|xml:)/.test(attribute);
}

/** `xlink:href` has no prefix here: it is read as `href`. */
function isPrefixed(name: string): boolean {
  return name.includes(':');
}

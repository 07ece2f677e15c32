// Logos as drawing programs export them, drawn for these tests: classes, gradients, clips, masks, filters and data of editors.

const PIXELS =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8Dwn4GBgYmBgYGBAQANCAEDbVQuFAAAAABJRU5ErkJggg==';

export const logos = {
  'an Illustrator export with classes and gradients': `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 96 64" style="enable-background:new 0 0 96 64;" xml:space="preserve">
<style type="text/css">
	.st0{fill:url(#SVGID_1_);}
	.st1{opacity:0.6;fill:#1B7F79;}
	.st2{fill:none;stroke:#F2B705;stroke-width:3;stroke-linecap:round;stroke-miterlimit:10;}
	.st3{clip-path:url(#SVGID_3_);}
	.st4{isolation:isolate;}
	.st5{mix-blend-mode:multiply;}
</style>
<g id="Ebene_2" class="st4">
	<linearGradient id="SVGID_1_" gradientUnits="userSpaceOnUse" x1="8" y1="8" x2="56" y2="56" gradientTransform="matrix(1 0 0 -1 0 64)">
		<stop  offset="0" style="stop-color:#0B3954"/>
		<stop  offset="1" style="stop-color:#BFD7EA"/>
	</linearGradient>
	<circle class="st0" cx="32" cy="32" r="24"/>
	<g>
		<defs><rect id="SVGID_2_" x="32" y="8" width="40" height="30"/></defs>
		<clipPath id="SVGID_3_"><use xlink:href="#SVGID_2_"  style="overflow:visible;"/></clipPath>
		<g class="st3"><ellipse class="st1 st5" cx="52" cy="36" rx="22" ry="18"/></g>
	</g>
	<path class="st2" d="M12,54c12,6,40,6,72-2"/>
</g>
</svg>
`,
  'an old Illustrator export that keeps the form of the editor': `<?xml version="1.0" encoding="iso-8859-1"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg  xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" xmlns="&ns_svg;" xmlns:xlink="http://www.w3.org/1999/xlink" i:viewOrigin="0 64"
	 width="96px" height="64px" viewBox="0 0 96 64" overflow="visible" enable-background="new 0 0 96 64" xml:space="preserve">
	<metadata><sfw xmlns="&ns_svg;"><slices></slices></sfw></metadata>
	<switch>
		<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"></i:pgfRef></foreignObject>
		<g i:extraneous="self">
			<rect i:knockout="Off" x="10" y="10" fill="#7A306C" width="44" height="44"/>
			<polygon fill="#FFC857" stroke="#000000" stroke-width="1.5" points="50,12 84,52 20,52 "/>
		</g>
	</switch>
</svg>
`,
  'a Figma export with clips, masks, filters and a picture': `<svg width="96" height="64" viewBox="0 0 96 64" fill="none" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
<g clip-path="url(#clip0_12_345)">
<mask id="mask0_12_345" style="mask-type:alpha" maskUnits="userSpaceOnUse" x="4" y="4" width="56" height="56">
<circle cx="32" cy="32" r="28" fill="#D9D9D9"/>
</mask>
<g mask="url(#mask0_12_345)">
<g filter="url(#filter0_d_12_345)"><path d="M8 20H60L40 60L8 20Z" fill="url(#paint0_radial_12_345)"/></g>
</g>
<path fill-rule="evenodd" clip-rule="evenodd" d="M60 8H92V56H60V8ZM68 16H84V48H68V16Z" fill="#5551FF" fill-opacity="0.8"/>
<rect x="70" y="20" width="12" height="12" fill="url(#pattern0)"/>
</g>
<defs>
<filter id="filter0_d_12_345" x="0" y="12" width="68" height="56" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">
<feFlood flood-opacity="0" result="BackgroundImageFix"/>
<feColorMatrix in="SourceAlpha" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="hardAlpha"/>
<feOffset dy="4"/>
<feGaussianBlur stdDeviation="2"/>
<feComposite in2="hardAlpha" operator="out"/>
<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0.25 0"/>
<feBlend mode="normal" in2="BackgroundImageFix" result="effect1_dropShadow_12_345"/>
<feBlend mode="normal" in="SourceGraphic" in2="effect1_dropShadow_12_345" result="shape"/>
</filter>
<pattern id="pattern0" patternContentUnits="objectBoundingBox" width="1" height="1"><use xlink:href="#image0_12_345" transform="scale(0.5)"/></pattern>
<radialGradient id="paint0_radial_12_345" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="translate(34 30) rotate(90) scale(30 26)">
<stop stop-color="#FF7262"/>
<stop offset="1" stop-color="#1ABCFE" stop-opacity="0.5"/>
</radialGradient>
<clipPath id="clip0_12_345"><rect width="96" height="64" fill="white"/></clipPath>
<image id="image0_12_345" width="2" height="2" preserveAspectRatio="none" xlink:href="data:image/png;base64,${PIXELS}"/>
</defs>
</svg>
`,
  'an Inkscape export with metadata': `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->

<svg
   width="96"
   height="64"
   viewBox="0 0 96 64"
   version="1.1"
   id="svg5"
   inkscape:version="1.2.2 (b0a8486541, 2022-12-01)"
   sodipodi:docname="logo.svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns="http://www.w3.org/2000/svg"
   xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
   xmlns:cc="http://creativecommons.org/ns#"
   xmlns:dc="http://purl.org/dc/elements/1.1/">
  <title
     id="title9">A logo</title>
  <sodipodi:namedview
     id="namedview7"
     pagecolor="#ffffff"
     inkscape:zoom="4"><inkscape:grid type="xygrid" id="grid1" /></sodipodi:namedview>
  <defs
     id="defs2">
    <linearGradient
       inkscape:collect="always"
       id="linearGradient1234">
      <stop style="stop-color:#204a87;stop-opacity:1" offset="0" id="stop1" />
      <stop style="stop-color:#73d216;stop-opacity:1" offset="1" id="stop2" />
    </linearGradient>
    <linearGradient
       inkscape:collect="always"
       xlink:href="#linearGradient1234"
       id="linearGradient1240"
       x1="10" y1="0" x2="86" y2="0"
       gradientUnits="userSpaceOnUse" />
    <marker style="overflow:visible" id="Arrow" refX="0" refY="0" orient="auto" inkscape:stockid="Arrow"><path d="M-4-4 4 0-4 4z" style="fill:context-stroke" /></marker>
  </defs>
  <g
     inkscape:label="Layer 1"
     inkscape:groupmode="layer"
     id="layer1">
    <path
       style="fill:none;stroke:url(#linearGradient1240);stroke-width:6;stroke-linejoin:round;-inkscape-stroke:none;paint-order:normal;font-variant-ligatures:normal;shape-padding:0;marker-end:url(#Arrow)"
       d="M 10,50 48,10 78,40"
       id="path111"
       sodipodi:nodetypes="ccc" />
    <text
       xml:space="preserve"
       style="font-style:normal;font-weight:bold;font-size:14px;line-height:1.25;font-family:sans-serif;-inkscape-font-specification:'sans-serif, Bold';text-align:center;text-anchor:middle;fill:#204a87"
       x="48"
       y="60"
       id="text1"><tspan sodipodi:role="line" id="tspan1" x="48" y="60">Logo &amp; Co</tspan></text>
  </g>
  <metadata
     id="metadata9"><rdf:RDF><cc:Work rdf:about=""><dc:title>A logo</dc:title></cc:Work></rdf:RDF></metadata>
</svg>
`,
  'a Sketch export with masks that repeat a path': `<?xml version="1.0" encoding="UTF-8"?>
<svg width="96px" height="64px" viewBox="0 0 96 64" version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
    <!-- Generator: Sketch 60 (88103) - https://sketch.com -->
    <title>Logo</title>
    <desc>Created with Sketch.</desc>
    <defs>
        <path d="M8,8 L56,8 L56,56 L8,56 Z" id="path-1"></path>
        <symbol id="dot" viewBox="0 0 4 4"><circle cx="2" cy="2" r="2"></circle></symbol>
    </defs>
    <g id="Page-1" stroke="none" stroke-width="1" fill="none" fill-rule="evenodd">
        <g id="Group">
            <mask id="mask-2" fill="white"><use xlink:href="#path-1"></use></mask>
            <use id="Mask" fill="#D8315B" xlink:href="#path-1"></use>
            <circle id="Oval" fill="#3E92CC" mask="url(#mask-2)" cx="52" cy="40" r="22"></circle>
        </g>
        <use xlink:href="#dot" fill="#1E1B18" x="64" y="10" width="24" height="24"></use>
    </g>
</svg>
`,
  'an icon of the web that takes the color of its page': `<svg t="1600000000000" class="icon" viewBox="0 0 96 64" p-id="2001" style="width: 96px;height: 64px;vertical-align: middle;fill: currentColor;overflow: hidden;" data-icon="logo" focusable="false" aria-hidden="true" role="img"><path d="M8 8h32v48H8z" p-id="2002"/><path d="M48 8l40 24-40 24z" opacity=".5" p-id="2003"/></svg>`,
} as const;

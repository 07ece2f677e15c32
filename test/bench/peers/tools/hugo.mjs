// Hugo of the system, with goldmark, chroma, contents lists and a layout with the sidebar that Eleventy has.
import { markdownOf } from '../../generate.mjs';
import { PLAIN_STYLES } from './plain-styles.mjs';

export const hugo = {
  id: 'hugo',
  name: 'Hugo',
  parts: 'highlighting (Chroma), contents lists, a plain layout with a sidebar',
  /** A program of the system: its version is what it says. */
  program: { name: 'hugo', versionArgs: ['version'], version: /v([\d.]+)/, install: 'apt-get install hugo' },
  pageFile: ({ path, ...words }) => ({ path: `content/ui/${path}.md`, text: markdownOf(words) }),
  files: (sidebar) => [
    { path: 'content/_index.md', text: '---\ntitle: Bench\n---\n' },
    { path: 'data/sidebar.json', text: JSON.stringify(sidebar) },
    {
      path: 'hugo.toml',
      text: `baseURL = 'https://bench.example/'
title = 'Bench'
languageCode = 'en'
disableKinds = ['RSS', 'taxonomy', 'term']
`,
    },
    {
      path: 'layouts/partials/sidebar.html',
      text: `{{- $group := path.Base . -}}
{{- $section := path.Base (path.Dir .) -}}
<ul>
{{- range site.Data.sidebar -}}
  {{- if eq .name $section -}}
    <li>{{ .title }}<ul>
    {{- range .items -}}
      {{- if eq .name $group -}}
        <li>{{ .title }}<ul>{{ range .items }}<li><a href="{{ .route }}">{{ .title }}</a></li>{{ end }}</ul></li>
      {{- else -}}
        <li><a href="{{ .route }}">{{ .title }}</a></li>
      {{- end -}}
    {{- end -}}
    </ul></li>
  {{- else -}}
    <li><a href="{{ .route }}">{{ .title }}</a></li>
  {{- end -}}
{{- end -}}
</ul>
`,
    },
    {
      path: 'layouts/_default/baseof.html',
      text: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ .Title }}</title>
<meta name="description" content="{{ .Description }}">
<link rel="stylesheet" href="/bench.css">
</head>
<body>
{{ $folder := path.Dir (path.Clean .RelPermalink) }}<nav>{{ partialCached "sidebar.html" $folder $folder }}</nav>
<main>{{ block "main" . }}{{ .Content }}{{ end }}</main>
</body>
</html>
`,
    },
    {
      path: 'layouts/_default/single.html',
      text: '{{ define "main" }}{{ .TableOfContents }}{{ .Content }}{{ end }}\n',
    },
    { path: 'layouts/_default/list.html', text: '{{ define "main" }}{{ .Content }}{{ end }}\n' },
    { path: 'static/bench.css', text: PLAIN_STYLES },
  ],
  command: (root) => ['hugo', '--quiet', '--cacheDir', `${root}/.hugo-cache`],
  out: 'public',
  caches: ['.hugo-cache', 'resources'],
};

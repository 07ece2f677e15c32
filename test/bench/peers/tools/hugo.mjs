// Hugo of the system, with goldmark, chroma, contents lists and a layout with the sidebar that Eleventy has.
import { markdownOf } from '../../generate.mjs';
import { PLAIN_STYLES } from './plain-styles.mjs';

export const hugo = {
  id: 'hugo',
  name: 'Hugo',
  parts: 'highlighting (Chroma), contents lists, a plain layout with a sidebar',
  /** A program of the system: its version is what it says. */
  program: { name: 'hugo', versionArgs: ['version'], version: /v([\d.]+)/, install: 'apt-get install hugo' },
  pageFile: ({ group, name, ...words }) => ({ path: `content/ui/${group}/${name}.md`, text: markdownOf(words) }),
  files: (groups) => [
    { path: 'content/_index.md', text: '---\ntitle: Bench\n---\n' },
    { path: 'data/groups.json', text: JSON.stringify(groups) },
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
      text: `<ul>{{ $open := . }}{{ range site.Data.groups }}{{ if eq .name $open }}<li>{{ .title }}<ul>{{ range .pages }}<li><a href="{{ .route }}">{{ .title }}</a></li>{{ end }}</ul></li>{{ else }}<li><a href="{{ (index .pages 0).route }}">{{ .title }}</a></li>{{ end }}{{ end }}</ul>
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
{{ $group := path.Base (path.Dir (path.Clean .RelPermalink)) }}<nav>{{ partialCached "sidebar.html" $group $group }}</nav>
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

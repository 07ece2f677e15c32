// Where a reader writes an issue about a page: the build and the browser make the same address.

export interface IssueSettings {
  readonly feedback?:
    | { readonly issues?: string | undefined; readonly questionTemplate?: string | undefined }
    | undefined;
  readonly repo?: { readonly url: string } | undefined;
}

/** Null: the site names no place for issues. */
export function newIssue({ feedback, repo }: IssueSettings): string | null {
  const start = feedback?.issues ?? (repo ? `${repo.url}/issues/new` : null);
  const template = feedback?.questionTemplate;
  return start === null || template === undefined ? start : withField(start, 'template', template);
}

/** `start`: what `newIssue` gives. The page is said in a field of the issue's form. */
export function issueUrl(start: string, page: string): string {
  return withField(start, 'page-url', page);
}

function withField(address: string, name: string, value: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
}

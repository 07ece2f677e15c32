// Opens a picture large, in a dialog over the page. Without this script the picture is a link to its file.

/** Set by the build on pictures that are shown smaller than they are. */
const ZOOM_LINK = '.dg-zoom';

export function openPicturesLarge(document: Document): void {
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
    // With a key held the link opens elsewhere, or is saved.
    if (event.defaultPrevented || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>(ZOOM_LINK);
    const picture = link?.querySelector('img');
    if (!link || !picture) return;
    event.preventDefault();
    open(link, picture);
  });
}

function open(link: HTMLAnchorElement, { alt }: HTMLImageElement): void {
  const document = link.ownerDocument;
  const dialog = document.createElement('dialog');
  dialog.className = 'dg-zoom-box';
  if (alt !== '') dialog.setAttribute('aria-label', alt);
  const image = document.createElement('img');
  image.src = link.href;
  image.alt = alt;
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', link.dataset.close ?? '');
  close.textContent = '×';
  dialog.append(image, close);
  // Escape closes it natively. A click anywhere does too, on the button by keyboard as well.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    link.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

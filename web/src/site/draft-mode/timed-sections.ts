/** What tells in a preview that a section is shown for a time only; the words are attributes of the sections. */
export const TIMED_STYLE = `
[data-times] { position: relative; outline: 2px dashed var(--color-lantern); outline-offset: -2px }
[data-times]::before {
  content: attr(data-times); position: absolute; inset: 0 auto auto 0; z-index: 1; padding: .25rem .75rem;
  background: var(--color-lantern); color: var(--color-ink); font: 600 .875rem/1.5 var(--font-sans)
}
/* The words stand in the padding, which a section below one of its color has not (patterns.css). */
section[data-band][data-times] { padding-top: var(--spacing-band) }
[data-times-hidden] { display: none !important }`

/**
 * Marks the sections of the page that visitors see for a time only, by the template before each, and hides those that
 * they do not see at `at` (ms), unless it is undefined. Returns how many there are.
 */
export function markTimedSections(at: number | undefined): number {
  const templates = document.querySelectorAll<HTMLElement>(
    'template[data-show-from], template[data-show-until]',
  )
  let count = 0
  for (const template of templates) {
    const section = template.nextElementSibling
    // A section without content has no element.
    if (!(section instanceof HTMLElement) || section.tagName === 'TEMPLATE') continue
    count += 1
    const { showFrom = '', showUntil = '' } = template.dataset
    // As on the site: what is no date does not limit (sanity/read/shown-at.ts).
    const [from, until] = [Date.parse(showFrom), Date.parse(showUntil)]
    const isShownAt = (time: number) => !(time < from) && !(time >= until)
    setAttribute(section, 'data-times', describe(from, until, isShownAt(at ?? Date.now())))
    section.toggleAttribute('data-times-hidden', at !== undefined && !isShownAt(at))
  }
  return count
}

/** Only if it changes: an observer of the page calls this. */
function setAttribute(element: HTMLElement, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}

const WORDS = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function describe(from: number, until: number, isShown: boolean): string {
  const times = [
    ...(Number.isNaN(from) ? [] : [`from ${WORDS.format(from)}`]),
    ...(Number.isNaN(until) ? [] : [`until ${WORDS.format(until)}`]),
  ]
  return [isShown ? 'Shown' : 'Not shown now:', ...times].join(' ')
}

export const CONTENT_ID = 'content'

/** The first stop of the Tab key: past the menus to the page. */
export function SkipLink() {
  return (
    <a
      href={`#${CONTENT_ID}`}
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-md focus:bg-ink focus:px-4 focus:py-3 focus:font-semibold focus:text-paper"
    >
      Skip to content
    </a>
  )
}

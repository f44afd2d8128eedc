import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { buttonClass } from '@/ui/button'
import type { ConsentTexts } from './consent.query'
import { cookiePolicyHref } from './consent-routes'
import { consentSettings } from './consent-settings'
import { announce, DECIDED_EVENT, decide } from './decide'
import { CATEGORIES, isUndecided } from './read-consent'

/** Asks for cookie consent. Not modal: the page below stays usable and scrolls to its end. */
function ConsentBanner({ texts }: { texts: ConsentTexts }) {
  const banner = useRef<HTMLElement>(null)
  useEffect(() => announce(texts.title), [texts.title])
  useRoomBelow(banner)
  return (
    <section
      ref={banner}
      aria-labelledby="cookie-banner-title"
      className="fixed inset-x-0 bottom-0 z-40 max-h-[60vh] overflow-y-auto border-t-2 border-lantern bg-white px-gutter py-4 text-small shadow-panel lg:py-5"
    >
      <div className="mx-auto flex max-w-[80rem] flex-col gap-x-10 gap-y-3 lg:flex-row lg:items-center lg:justify-between">
        <div>
          <h2 id="cookie-banner-title" className="font-semibold text-body text-ink">
            {texts.title}
          </h2>
          {/* One paragraph per line: a large block would become the page's Largest Contentful Paint. */}
          {texts.text.split('\n').map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
        <div className="flex shrink-0 flex-col gap-x-6 gap-y-2 md:flex-row md:items-center">
          <div className="grid grid-cols-2 gap-3">
            <button
              type="button"
              className={buttonClass('secondary', 'px-2 text-small sm:px-5')}
              onClick={() => decide('all', [...CATEGORIES], texts)}
            >
              {texts.acceptLabel}
            </button>
            <button
              type="button"
              className={buttonClass('secondary', 'px-2 text-small sm:px-5')}
              onClick={() => decide('essential', [], texts)}
            >
              {texts.rejectLabel}
            </button>
          </div>
          <div className="flex items-center gap-6">
            <button
              type="button"
              aria-haspopup="dialog"
              className={buttonClass('quiet')}
              onClick={openSettings}
            >
              {texts.customizeLabel}
            </button>
            <a href={cookiePolicyHref()} className={buttonClass('quiet')}>
              {texts.learnMoreLabel}
              <span className="sr-only"> {texts.learnMoreAbout}</span>
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

function openSettings(): void {
  import('./settings-dialog')
    .then(({ openConsentSettings }) => openConsentSettings())
    .catch(() => {})
}

const SKIP_LINK = 'body > a[href="#content"]'

/** Shows the banner until the visitor has decided in any tab. */
export async function showBanner(): Promise<void> {
  const { texts } = await consentSettings()
  // The page may be prerendered with older texts.
  if (!isUndecided(texts.version)) return
  const place = document.createElement('div')
  // Right after the skip link in the Tab order.
  const skipLink = document.querySelector(SKIP_LINK)
  if (skipLink) skipLink.after(place)
  else document.body.prepend(place)
  const root = createRoot(place)
  root.render(<ConsentBanner texts={texts} />)

  const leave = () => {
    if (isUndecided(texts.version)) return
    window.removeEventListener(DECIDED_EVENT, leave)
    window.removeEventListener('storage', leave)
    window.removeEventListener('pageshow', leave)
    root.unmount()
    place.remove()
  }
  window.addEventListener(DECIDED_EVENT, leave)
  window.addEventListener('storage', leave)
  // Back to a page that the browser has kept: another page may have asked meanwhile.
  window.addEventListener('pageshow', leave)
}

const AIR = 16

/**
 * Adds space below the page, and scroll padding for focused elements, so that the banner covers nothing permanently.
 * Nothing in view moves.
 */
function useRoomBelow(cover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const page = document.documentElement.style
    const body = document.body.style
    const observer = new ResizeObserver(() => {
      const height = cover.current?.offsetHeight ?? 0
      page.scrollPaddingBottom = `${height + AIR}px`
      body.marginBottom = `${height}px`
    })
    if (cover.current) observer.observe(cover.current)
    return () => {
      observer.disconnect()
      page.scrollPaddingBottom = ''
      body.marginBottom = ''
    }
  }, [cover])
}

import { useEffect, useRef } from 'react'
import type { ConsentTexts } from '@/content/consent/consent-texts'
import { cookiePolicyHref } from '@/routes/hrefs'
import { buttonClass } from '@/ui/button'
import { announce } from './announce'
import { decide } from './decide'
import { openConsentSettings } from './open-consent-settings'
import { CATEGORIES } from './read-consent'
import { useRoomBelow } from './use-room-below'

/** Asks which cookies are allowed, and stops nobody: the page under it can be read, used and scrolled to its end. */
export function ConsentBanner({ texts }: { texts: ConsentTexts }) {
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
          {/* A line each: one large block of text would count as what the page was waited for. */}
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
              onClick={() => void openConsentSettings().catch(() => {})}
            >
              {texts.customiseLabel}
            </button>
            <a href={cookiePolicyHref()} className={buttonClass('quiet')}>
              {texts.learnMoreLabel}
              <span className="sr-only"> about cookies</span>
            </a>
          </div>
        </div>
      </div>
    </section>
  )
}

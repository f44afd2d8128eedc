'use client'

import { useEffect, useRef } from 'react'
import { searchHref } from '@/lib/routes'
import { frameTexts } from '@/lib/texts'
import { searchTexts } from '@/search/texts'
import { wordsOfPath } from '@/search/words-of-path'
import { buttonClass } from '@/ui/button'
import { fieldClass } from '@/ui/form-control'

/** The search on the not-found page, filled with the words of the address. */
export function MissingPageSearch() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // One page is sent for all addresses. What a visitor has already typed stays.
    if (field.current?.value === '') field.current.value = wordsOfPath(window.location.pathname)
  }, [])
  return (
    <search>
      <form action={searchHref()} className="mt-8 max-w-[38rem]">
        <label htmlFor="missing-page" className="block text-small font-semibold text-on-night">
          {searchTexts.label}
        </label>
        <div className="mt-2 flex flex-wrap gap-3">
          <input
            ref={field}
            id="missing-page"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={100}
            className={`${fieldClass} min-w-48 flex-1`}
          />
          <button type="submit" className={buttonClass('primary')}>
            {frameTexts.search}
          </button>
        </div>
      </form>
    </search>
  )
}

'use client'

import { useEffect, useRef } from 'react'
import { decodePath } from '@/lib/own-paths'
import { searchHref } from '@/lib/routes'
import { frameTexts } from '@/lib/texts'
import { searchTexts } from '@/search/texts'
import { buttonClass } from '@/ui/button'
import { fieldClass } from '@/ui/form-control'

/** In characters. */
const LONGEST_SEARCH = 100

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
            maxLength={LONGEST_SEARCH}
            className={`${fieldClass} flex-[1_1_12rem]`}
          />
          <button type="submit" className={buttonClass('primary')}>
            {frameTexts.search}
          </button>
        </div>
      </form>
    </search>
  )
}

/** The words of an address to search for: /products/reactor-pricing.html is `products reactor pricing`. */
function wordsOfPath(path: string): string {
  const name = decodePath(path).replace(/\.\w{2,5}$/, '')
  return (name.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ').slice(0, LONGEST_SEARCH)
}

'use client'

import { type FormEvent, useEffect, useId, useRef } from 'react'
import { articleListHref, LONGEST_CHOICE } from '@/documents/article/article-filter'
import { useBrowsing } from '@/sections/article-index/browsing'
import { articleListTexts } from '@/sections/article-index/texts'
import { buttonClass } from '@/ui/button'
import { fieldClass, labelClass } from '@/ui/form-control'

/** Searches within the current filter; a plain GET form without JavaScript. */
export function SearchForm({ label, className }: { label: string; className: string }) {
  const { area, filter, prepare, go } = useBrowsing()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  const written = useRef('')
  useEffect(() => {
    const q = filter.q ?? ''
    // Not at first: something may have been typed before hydration.
    if (input.current && q !== written.current) input.current.value = q
    written.current = q
  }, [filter.q])

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const q = input.current?.value.trim() ?? ''
    go({ ...filter, q, page: 1 }, { kind: 'choose' })
  }

  return (
    <search className={className}>
      <form action={articleListHref(area)} onSubmit={search}>
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        <div className="mt-2 flex gap-3">
          <input
            ref={input}
            id={id}
            type="search"
            name="q"
            maxLength={LONGEST_CHOICE}
            autoComplete="off"
            onFocus={prepare}
            className={`${fieldClass} min-w-0`}
          />
          <button
            type="submit"
            className={buttonClass('primary', 'min-h-11 py-2 max-w-1/2 shrink-0 wrap-anywhere')}
          >
            {articleListTexts.search}
          </button>
        </div>
      </form>
    </search>
  )
}

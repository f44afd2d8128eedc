'use client'

import { useLayoutEffect } from 'react'

/**
 * Marks the document by an attribute while its page is shown. Next keeps a left page hidden in the document, so
 * `:has()` would still find what it holds (vercel/next.js #91359; this can go when that is solved).
 */
export function PageMark({ name }: { name: 'data-has-bar' | 'data-has-newsletter' }) {
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.setAttribute(name, '')
    return () => documentElement.removeAttribute(name)
  }, [name])
  return null
}

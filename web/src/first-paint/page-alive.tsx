'use client'

import { useEffect } from 'react'
import { PAGE_ALIVE } from './keep-early-press'

/** Stands last in every page, so that whatever listens before it has begun to. */
export function PageAlive() {
  useEffect(() => {
    dispatchEvent(new Event(PAGE_ALIVE))
  }, [])
  return null
}

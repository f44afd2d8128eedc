'use client'

import NextLink from 'next/link'
import type { ComponentProps } from 'react'

/** `downlink` in Mbit/s. Of the engines, only Chromium has it (https://wicg.github.io/netinfo/). */
type Connection = { saveData: boolean; downlink: number }

function isSlow(): boolean {
  if (typeof navigator === 'undefined' || !('connection' in navigator)) return false
  const { saveData, downlink } = navigator.connection as Connection
  return saveData || downlink < 2
}

/** Next's link, which loads nothing before a click on a slow line. Drawn the same on any line. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink {...(isSlow() && { prefetch: false })} {...props} />
}

import type { ReactNode } from 'react'
import { fontVariables } from '@/ui/fonts/fonts.gen'
import '@/ui/styles/globals.css'

/** The root element of every page: language, fonts, styles. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" className={fontVariables} data-scroll-behavior="smooth">
      <body>{children}</body>
    </html>
  )
}

'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { hasKept, hasReceipt, KEPT_NEWS_EVENT, RECEIPT_EVENT } from './kept-submissions'

/**
 * Sends what an earlier visit could not. Mounted once on every page; visible only when there is news of a submission, or a
 * receipt.
 */
export function UnsentSubmissions() {
  const [News, setNews] = useState<ComponentType | null>(null)
  const [Receipts, setReceipts] = useState<ComponentType | null>(null)
  useEffect(() => {
    const show = () =>
      import('./submission-news').then(
        ({ SubmissionNews }) => setNews(() => SubmissionNews),
        () => {},
      )
    const showReceipts = () =>
      import('./receipt').then(
        (code) => setReceipts(() => code.Receipts),
        () => {},
      )
    window.addEventListener(KEPT_NEWS_EVENT, show)
    window.addEventListener(RECEIPT_EVENT, showReceipts)
    if (hasReceipt()) void showReceipts()
    if (hasKept()) {
      void show()
      import('./outbox').then(
        ({ resendKept }) => resendKept(),
        () => {},
      )
    }
    return () => {
      window.removeEventListener(KEPT_NEWS_EVENT, show)
      window.removeEventListener(RECEIPT_EVENT, showReceipts)
    }
  }, [])
  return (
    <>
      {News && <News />}
      {Receipts && <Receipts />}
    </>
  )
}

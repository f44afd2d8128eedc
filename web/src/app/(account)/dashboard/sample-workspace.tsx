'use client'

import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { type ButtonLook, buttonClass } from '@/ui/button'

const SampleNotice = createContext<() => void>(() => {})

/** Shows a notice that this is a sample on every action of the dashboard. */
export function SampleWorkspace({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<ComponentType>()
  const notify = useCallback(async () => {
    const notice = await import('./sample-notice')
    // The toaster must be mounted before a toast.
    flushSync(() => setToaster(() => notice.SampleToaster))
    notice.showSampleNotice()
  }, [])
  return (
    <SampleNotice value={notify}>
      {children}
      {Toaster && <Toaster />}
    </SampleNotice>
  )
}

export function useSampleNotice() {
  return use(SampleNotice)
}

type SampleButtonProps = { look: ButtonLook; children: ReactNode; className?: string }

export function SampleButton({ look, children, className }: SampleButtonProps) {
  const notify = useSampleNotice()
  return (
    <button type="button" onClick={notify} className={buttonClass(look, className)}>
      {children}
    </button>
  )
}

'use client'
import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '@/ui/button'
import { useSampleNotice } from './sample-workspace'

type SampleButtonProps = { look: ButtonLook; children: ReactNode; className?: string }

export function SampleButton({ look, children, className }: SampleButtonProps) {
  const notify = useSampleNotice()
  return (
    <button type="button" onClick={notify} className={buttonClass(look, className)}>
      {children}
    </button>
  )
}

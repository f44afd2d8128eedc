'use client'

import { Toaster, toast } from 'sonner'

export function SampleToaster() {
  return <Toaster position="bottom-right" duration={5000} style={{ fontFamily: 'inherit' }} />
}

export function showSampleNotice() {
  toast('This is a sample workspace', {
    id: 'sample-workspace',
    description: 'Its figures are invented, and its buttons do nothing yet.',
  })
}

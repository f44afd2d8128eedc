'use client'

import { Toaster, toast } from 'sonner'

export function SampleToaster() {
  return <Toaster position="bottom-right" duration={5000} style={{ fontFamily: 'inherit' }} />
}

export function showSampleNotice() {
  toast('This is a sample workspace', {
    id: 'sample-workspace',
    description:
      'The data is invented, and actions are switched off. Request a personal demo to see real data.',
  })
}

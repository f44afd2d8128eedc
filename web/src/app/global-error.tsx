'use client'

import { Document } from '@/app/document'
import UnexpectedError from '@/app/error'

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <Document>
      <title>Unexpected Application Error!</title>
      <UnexpectedError retry={retry} />
    </Document>
  )
}

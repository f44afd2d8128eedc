'use client'

import { UnexpectedError } from '@/shell/unexpected-error'

export default function RouteError({ retry }: { retry: () => void }) {
  return <UnexpectedError retry={retry} />
}

'use client'

import { UnexpectedError } from '@/site/unexpected-error'

export default function RouteError({ retry }: { retry: () => void }) {
  return <UnexpectedError retry={retry} />
}

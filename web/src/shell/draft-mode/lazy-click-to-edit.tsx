'use client'

import { lazy } from 'react'

// Every page carries these lines; what they load is for editors alone.
const ClickToEdit = lazy(async () => {
  const { ClickToEdit } = await import('@/shell/draft-mode/click-to-edit')
  return { default: ClickToEdit }
})

/** A component around it, since a server component may not render a lazy one of the client by itself. */
export function LazyClickToEdit() {
  return <ClickToEdit />
}

'use client'

import {
  emptyActor,
  type MutatorActor,
  useIsPresentationTool,
  useOptimisticActor,
} from '@sanity/visual-editing/react'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import {
  perspectiveChangeAction,
  variantChangeAction,
} from 'next-sanity/visual-editing/server-actions'
import { useEffect, useInsertionEffect, useState } from 'react'
import { nameSections } from '@/content/drafts/name-sections'
import { Refresher } from '@/content/drafts/refresher'
import { followStudio } from '@/content/drafts/studio-document'
import { noticeTallSections, SUBMENU_STYLE } from '@/content/drafts/tool-repairs'
import { TypedTexts } from '@/content/drafts/typed-texts'
import { leaveDraftModeHref } from '@/lib/routes'

/** `storesLate`: a query may return content from before a change that the content API has just announced. */
export type EditorToolsProps = { storesLate: boolean }

/** Click-to-edit, live preview, and a button to leave draft mode. */
export function EditorTools(props: EditorToolsProps) {
  return (
    <>
      <EditorNotice />
      <LivePreview {...props} />
    </>
  )
}

type StoredChange = { resultRev?: string }

/** Links each text to its field in the Studio, and shows changes. */
function LivePreview({ storesLate }: EditorToolsProps) {
  const [refresher] = useState(() => new Refresher(storesLate))
  const actor = useOptimisticActor()
  // Before the tools start, whose effects run after this one.
  useInsertionEffect(noticeTallSections, [])
  useEffect(() => {
    const endNaming = nameSections()
    const texts = new TypedTexts()
    let unfollow: (() => void) | undefined
    let isLeft = false
    // Only this waits: until then, what is typed appears as soon as it is stored.
    void texts.hydrated().then(() => {
      if (!isLeft) unfollow = followStudio((id, content) => texts.show(id, content))
    })
    return () => {
      isLeft = true
      unfollow?.()
      texts.stop()
      endNaming()
    }
  }, [])
  useEffect(() => {
    if (actor === emptyActor) return
    // Sent for every document with a text on the page.
    const listening = (actor as MutatorActor).on('mutation', ({ resultRev }: StoredChange) =>
      refresher.stored(resultRev),
    )
    return () => listening.unsubscribe()
  }, [actor, refresher])

  return (
    <VisualEditing
      refresh={refresher.refresh}
      onPerspectiveChange={perspectiveChangeAction}
      onVariantChange={variantChangeAction}
    />
  )
}

/** The tools' style, and the notice outside of the Presentation tool, which has one of its own. */
function EditorNotice() {
  // The import of this hook also brings what next-sanity would load later.
  const isPresented = useIsPresentationTool()
  // Until the tools run, as the HTML of a draft is that of the visitors' page.
  if (isPresented === null) return null
  return (
    <>
      <style>{SUBMENU_STYLE}</style>
      {/* A page in a frame belongs to the Presentation tool, even before they have connected. */}
      {!isPresented && window.self === window.top && <DraftModeNotice />}
    </>
  )
}

function DraftModeNotice() {
  return (
    <p className="fixed inset-x-4 bottom-4 z-50 flex w-fit flex-wrap items-center gap-x-3 rounded-md border border-line-strong bg-ink px-4 py-2 text-paper text-small shadow-card">
      You see unpublished changes.
      {/* No next/link: a prefetch would leave draft mode. */}
      <a href={leaveDraftModeHref()} className="underline">
        Show what visitors see
      </a>
    </p>
  )
}

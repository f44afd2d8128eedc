'use client'

import { getPublishedId } from '@sanity/client/csm'
import { emptyActor, type MutatorActor, useOptimisticActor } from '@sanity/visual-editing/react'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import {
  perspectiveChangeAction,
  variantChangeAction,
} from 'next-sanity/visual-editing/server-actions'
import { useEffect, useState } from 'react'
import { leaveDraftModeHref } from '@/lib/routes'
import { MarkedTexts } from '@/site/draft-mode/marked-texts'
import { Refresher } from '@/site/draft-mode/refresher'
import { StudioDocument } from '@/site/draft-mode/studio-document'
import { noticeTallSections, SUBMENU_STYLE } from '@/site/draft-mode/tool-repairs'

/** `storesLate`: the content API may answer a query with content from before the change it has just announced. */
export type EditorToolsProps = { storesLate: boolean }

/** Click-to-edit, live preview, and a way out. */
export function EditorTools(props: EditorToolsProps) {
  return (
    <>
      <DraftModeBar />
      <LivePreview {...props} />
    </>
  )
}

type StoredChange = { id: string; resultRev?: string }

type Tools = { texts: MarkedTexts; document: StudioDocument; refresher: Refresher }

function LivePreview({ storesLate }: EditorToolsProps) {
  const [tools, setTools] = useState<Tools>()
  useEffect(() => {
    noticeTallSections()
    const texts = new MarkedTexts()
    const document = new StudioDocument((id, content) => texts.show(id, content))
    void texts.ready.then(() => setTools({ texts, document, refresher: new Refresher(storesLate) }))
    return () => {
      texts.stop()
      document.stop()
    }
  }, [storesLate])
  return tools && <ClickToEdit {...tools} />
}

/** Links each text to its field in the Studio, shows what is typed there, and refreshes after every change. */
function ClickToEdit({ texts, document: studioDocument, refresher }: Tools) {
  useEffect(() => {
    studioDocument.follow(texts.documentOf(document.querySelector('main') ?? document.body))
    // The Studio opens the document of the text that is clicked.
    const onPress = ({ target }: PointerEvent) =>
      studioDocument.follow(target instanceof Element ? texts.documentOf(target) : undefined)
    window.addEventListener('pointerdown', onPress, { capture: true })
    return () => window.removeEventListener('pointerdown', onPress, { capture: true })
  }, [texts, studioDocument])

  const actor = useOptimisticActor()
  useEffect(() => {
    if (actor === emptyActor) return
    // Sent for every document that has a text on the page.
    const listening = (actor as MutatorActor).on('mutation', (stored: StoredChange) => {
      studioDocument.follow(getPublishedId(stored.id))
      refresher.stored(stored.resultRev)
    })
    return () => listening.unsubscribe()
  }, [actor, studioDocument, refresher])

  return (
    <>
      <style>{SUBMENU_STYLE}</style>
      <VisualEditing
        refresh={refresher.refresh}
        onPerspectiveChange={perspectiveChangeAction}
        onVariantChange={variantChangeAction}
      />
    </>
  )
}

/** A notice of draft mode; inside Presentation the Studio shows its own. */
function DraftModeBar() {
  const [isOwnWindow, setIsOwnWindow] = useState(false)
  useEffect(() => setIsOwnWindow(window.self === window.top), [])
  if (!isOwnWindow) return null
  return (
    <p className="fixed bottom-4 left-4 z-50 rounded-md bg-ink px-4 py-2 text-paper shadow-card">
      You see unpublished changes. {/* No next/link: a prefetch would leave draft mode. */}
      <a href={leaveDraftModeHref()} className="underline">
        Show what visitors see
      </a>
    </p>
  )
}

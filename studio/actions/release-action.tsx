import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import { type DocumentActionComponent, useClient, useSyncState } from 'sanity'
import { apiVersion } from '../env'
import { planReleaseConsequences } from './release-consequences'
import { commitChanges, pathOf } from './stored-document'
import { explainError } from './use-reading'

/** Debounce in ms: without a change for this time, the consequences are written. */
const QUIET = 1500

/**
 * While a document in a release is edited, adds to the release what its new path or legal text needs: redirects, moved
 * child pages, the kept text. Not a visible action: actions are the Studio's way to run code beside a document's form.
 */
export const useReleaseConsequences: DocumentActionComponent = (props) => {
  const { id, type, published, version, release } = props
  const client = useClient({ apiVersion })
  const toast = useToast()
  const { isSyncing } = useSyncState(id, type, release)
  const fields = (document: typeof version) => `${pathOf(document)} ${document?.lastUpdated}`
  const before = fields(published)
  const now = version && published ? fields(version) : undefined
  const done = useRef<string>(undefined)
  const pending = useRef<() => void>(undefined)
  useEffect(() => {
    // Nothing is removed that existed when the document was opened.
    if (now === before) done.current ??= now
    if (!release || !now || now === done.current || isSyncing) return
    const run = async () => {
      pending.current = undefined
      done.current = now
      try {
        const changes = await planReleaseConsequences(client, id, release)
        if (changes.length === 0) return
        await commitChanges(client, changes)
        const title =
          now === before
            ? 'The release changes no path and date any more'
            : 'The release keeps the old path or text reachable'
        const description = `Documents added, changed or taken out: ${changes.length}`
        toast.push({ status: 'success', title, description })
      } catch (reason) {
        toast.push({ status: 'error', title: explainError(reason) })
      }
    }
    pending.current = run
    const timer = setTimeout(run, QUIET)
    return () => clearTimeout(timer)
  }, [client, toast, id, release, before, now, isSyncing])
  // Runs at once when the editor leaves.
  useEffect(() => () => pending.current?.(), [])
  return null
}

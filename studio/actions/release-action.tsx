import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef } from 'react'
import { type DocumentActionComponent, useClient, useSyncState } from 'sanity'
import { apiVersion } from '../env'
import { planReleaseConsequences } from './release-consequences'
import { commitChanges, pathOf } from './stored-document'
import { explainError } from './use-reading'

/** The time without a further change after which the release gets what the change needs, in ms. */
const QUIET = 1500

/**
 * Puts into a release, while a document in it is edited, what its new path or legal text needs: redirects, pages below,
 * the kept text. Not an action that an editor chooses: the Studio's way to run code beside a document's form.
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
    // Nothing is taken out that was there when the document was opened.
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
  // An editor who leaves at once has also made the change.
  useEffect(() => () => pending.current?.(), [])
  return null
}

import { useEffect, useRef } from 'react'
import { useSyncState } from 'sanity'
import { usePresentationNavigate, usePresentationParams } from 'sanity/presentation'
import { env } from '../env'
import { publishedId } from '../schema/validation/path'

interface FollowPathProps {
  id: string
  type: string
  release: string | undefined
  path: string | undefined
}

/** In the Presentation tool: a preview that shows this document goes with it to a new path, once that is stored. */
export function FollowPath(props: FollowPathProps) {
  return usePresentationParams(false) && <Follow {...props} />
}

function Follow({ id: versionId, type, release, path }: FollowPathProps) {
  const id = publishedId(versionId)
  const navigate = usePresentationNavigate()
  const { preview } = usePresentationParams()
  const { isSyncing } = useSyncState(id, type, release)
  const former = useRef(path)
  useEffect(() => {
    if (isSyncing || !path?.startsWith('/') || path === former.current) return
    const shown = preview && URL.parse(preview, env.SANITY_STUDIO_SITE_URL)?.pathname
    if (shown === former.current) navigate(path, { type, id })
    former.current = path
  }, [isSyncing, path, preview, navigate, type, id])
  return null
}

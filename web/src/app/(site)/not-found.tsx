import { NotFound } from '@/site/not-found'

/** For what the proxy lets through: an editor in draft mode, or a document deleted just now. */
export default function SiteNotFound() {
  return <NotFound />
}

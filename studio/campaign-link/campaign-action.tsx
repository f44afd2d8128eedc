import { LinkIcon } from '@sanity/icons/Link'
import { useCallback, useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { pathOf } from '../actions/stored-document'
import { CampaignDialog } from './campaign-dialog'

/** The action “Campaign link” of documents that have a page of their own. */
export const useCampaignLink: DocumentActionComponent = ({ draft, published, version }) => {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  // Visitors know the published path.
  const path = pathOf(published) ?? pathOf(version ?? draft)
  return {
    label: 'Campaign link',
    icon: LinkIcon,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'custom',
      component: <CampaignDialog path={path} isPublished={published !== null} onClose={close} />,
    },
  }
}

import { Dialog, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useId, useRef, useState } from 'react'
import { useClient } from 'sanity'
import { campaignName } from '../../web/src/leads/forms/campaign-name'
import { Note } from '../actions/dialog-parts'
import { useReading } from '../actions/use-reading'
import { ForScreenReaders } from '../components/for-screen-readers'
import { apiVersion, env } from '../env'
import { campaignLink } from './campaign-link'
import { LinkResult } from './link-result'
import { NameInput } from './name-input'
import { keepNames, NONE, readNamesInUse } from './names-in-use'

interface CampaignDialogProps {
  /** The path of the page; undefined if it has none yet. */
  path: string | undefined
  isPublished: boolean
  onClose: () => void
}

/** Builds the link of a campaign to a page: names to choose or to type, the link to copy, its QR code. */
export function CampaignDialog({ path, isPublished, onClose }: CampaignDialogProps) {
  const client = useClient({ apiVersion })
  const { value: inUse = NONE, again } = useReading(
    useCallback(() => readNamesInUse(client), [client]),
  )
  const [typed, setTyped] = useState({ campaign: '', source: '', medium: '' })
  const input = (name: keyof typeof typed) => ({
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
  })
  const names = {
    campaign: campaignName(typed.campaign),
    source: campaignName(typed.source),
    medium: campaignName(typed.medium),
  }
  const page = path && URL.parse(path, env.SANITY_STUDIO_SITE_URL)?.href
  const link = page && campaignLink(page, names)
  const kept = useRef<string>(undefined)
  const keep = () => {
    // A second click must not add the same names again.
    if (kept.current === link) return
    kept.current = link
    // Whoever may not write still gets the link.
    void keepNames(client, names).then(again, () => undefined)
  }
  return (
    <Dialog id={useId()} header="Campaign link" width={1} onClose={onClose}>
      <Stack gap={5} padding={4}>
        <Text size={1} muted>
          {page
            ? `A link to ${page} that says where it stands. Requests of visitors who come by it are counted under its campaign.`
            : 'This page has no path yet. Give it one first.'}
        </Text>
        {!isPublished && (
          <Note tone="caution">
            This page is not published. The link works once visitors can see the page.
          </Note>
        )}
        <NameInput
          label="Campaign"
          help="What it is for, such as spring-launch. The same on all of its links."
          inUse={inUse.campaigns}
          {...input('campaign')}
        />
        <Flex gap={4} wrap="wrap">
          <NameInput
            label="Source"
            help="Where the link stands: linkedin, newsletter."
            inUse={inUse.sources}
            {...input('source')}
          />
          <NameInput
            label="Medium (optional)"
            help="The kind of place: social, email, print."
            inUse={inUse.media}
            {...input('medium')}
          />
        </Flex>
        <ForScreenReaders role="status">
          {link && 'The link and its QR code are below.'}
        </ForScreenReaders>
        {link ? (
          <LinkResult link={link} fileName={`${names.campaign}-${names.source}`} onUse={keep} />
        ) : (
          <Text size={1} muted>
            Enter a campaign and a source, and the link stands here. Names are lower case, with
            hyphens for spaces.
          </Text>
        )}
      </Stack>
    </Dialog>
  )
}

import { CopyIcon } from '@sanity/icons/Copy'
import { LinkIcon } from '@sanity/icons/Link'
import { Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { DocumentActionComponent } from 'sanity'
import { campaignName } from '../../web/src/leads/forms/campaign-name'
import { env } from '../env'
import { pathOf } from '../schema/validation/path'

const NAMES = [
  ['campaign', 'Campaign', 'What it is for, such as spring-launch. The same on all of its links.'],
  ['source', 'Source', 'Where the link stands: linkedin, newsletter.'],
  ['medium', 'Medium (optional)', 'The kind of place: social, email, print.'],
] as const

type Names = Record<(typeof NAMES)[number][0], string>

/** The action “Campaign link” of documents that have a page of their own. */
export const useCampaignLink: DocumentActionComponent = ({ draft, published, version }) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  // Visitors know the published path.
  const path = pathOf(published ?? version ?? draft)
  const page = path && URL.parse(path, env.SANITY_STUDIO_SITE_URL)?.href
  return {
    label: 'Campaign link',
    icon: LinkIcon,
    disabled: !page,
    title: page ? undefined : 'This page has no path yet. Give it one first.',
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Campaign link',
      onClose: close,
      content: page && (
        <CampaignLink page={page} isPublished={published !== null} onCopied={close} />
      ),
    },
  }
}

type CampaignLinkProps = { page: string; isPublished: boolean; onCopied: () => void }

/** Asks for the names of a campaign, and copies the link that has them. */
function CampaignLink({ page, isPublished, onCopied }: CampaignLinkProps) {
  const toast = useToast()
  const id = useId()
  const shown = useRef<HTMLInputElement>(null)
  const [names, setNames] = useState<Names>({ campaign: '', source: '', medium: '' })
  const link = campaignLink(page, names)
  const copy = async (event: FormEvent) => {
    event.preventDefault()
    if (!link) return
    try {
      await navigator.clipboard.writeText(link)
      toast.push({ status: 'success', title: 'The link is copied' })
      onCopied()
    } catch {
      shown.current?.select()
      toast.push({ status: 'warning', title: 'The browser copies nothing here: press Ctrl+C.' })
    }
  }
  return (
    <form onSubmit={copy}>
      <Stack gap={5}>
        <Text size={1} muted>
          {isPublished
            ? 'Requests of visitors who come by this link are counted under its campaign.'
            : 'This page is not published: the link works once visitors can see it.'}
        </Text>
        {NAMES.map(([name, label, help]) => (
          <Stack key={name} gap={3}>
            <Text as="label" size={1} weight="semibold" {...{ htmlFor: `${id}-${name}` }}>
              {label}
            </Text>
            <TextInput
              id={`${id}-${name}`}
              aria-describedby={`${id}-${name}-help`}
              autoComplete="on"
              name={`campaign-link-${name}`}
              value={names[name]}
              onChange={({ currentTarget: { value } }) => setNames({ ...names, [name]: value })}
            />
            <Text size={1} muted id={`${id}-${name}-help`}>
              {help}
            </Text>
          </Stack>
        ))}
        <TextInput
          ref={shown}
          readOnly
          aria-label="Link"
          fontSize={1}
          placeholder="Enter a campaign and a source."
          value={link ?? ''}
        />
        <Flex justify="flex-end">
          <Button type="submit" tone="primary" icon={CopyIcon} text="Copy link" disabled={!link} />
        </Flex>
      </Stack>
    </form>
  )
}

/**
 * The address of a page with the names of a campaign, in the spelling in which requests are counted; undefined without a
 * campaign or a source.
 */
function campaignLink(page: string, names: Names): string | undefined {
  const [campaign, source] = [campaignName(names.campaign), campaignName(names.source)]
  const medium = campaignName(names.medium)
  if (!campaign || !source) return undefined
  const url = new URL(page)
  url.searchParams.set('utm_source', source)
  if (medium) url.searchParams.set('utm_medium', medium)
  url.searchParams.set('utm_campaign', campaign)
  return url.href
}

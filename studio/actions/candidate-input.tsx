import { Card, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useId } from 'react'
import type { Candidate } from './removal'

interface CandidateInputProps {
  label: string
  placeholder: string
  candidates: Candidate[]
  value?: string | undefined
  onChange: (id: string | undefined) => void
}

/** Chooses a published document by its title or path. */
export function CandidateInput(props: CandidateInputProps) {
  const { label, placeholder, candidates, value, onChange } = props
  const options = candidates.map(({ _id, title, path }) => ({ value: _id, title, path }))
  return (
    <Autocomplete
      id={useId()}
      aria-label={label}
      placeholder={placeholder}
      openButton
      options={options}
      {...(value && { value })}
      filterOption={(query, { title, path }) =>
        `${title} ${path ?? ''}`.toLowerCase().includes(query.trim().toLowerCase())
      }
      renderOption={({ title, path }) => (
        <Card as="button" padding={3} radius={2}>
          <Stack gap={2}>
            <Text size={1}>{title}</Text>
            {path && (
              <Text size={1} muted>
                {path}
              </Text>
            )}
          </Stack>
        </Card>
      )}
      renderValue={(id, option) => option?.title ?? id}
      onChange={(id) => onChange(id || undefined)}
    />
  )
}

import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { campaignName } from '../../web/src/leads/forms/campaign-name'
import { similarName } from './campaign-link'

interface NameInputProps {
  label: string
  help: string
  /** As it was typed. */
  value: string
  inUse: readonly string[]
  onChange: (value: string) => void
}

/** A name of a campaign's link: suggests those in use, and says how it will be written. */
export function NameInput({ label, help, value, inUse, onChange }: NameInputProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [settled, settle] = useSettled(value)
  const name = campaignName(settled)
  const similar = name && similarName(name, inUse)
  return (
    <Box style={{ flex: '1 1 14rem' }}>
      <Stack gap={3}>
        <Stack gap={2}>
          <Text as="label" size={1} weight="semibold" {...{ htmlFor: id }}>
            {label}
          </Text>
          <Text size={1} muted id={`${id}-help`}>
            {help}
          </Text>
        </Stack>
        <TextInput
          ref={input}
          id={id}
          list={`${id}-names`}
          aria-describedby={`${id}-help ${id}-note`}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </Stack>
      <datalist id={`${id}-names`}>
        {inUse.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Stack
        gap={3}
        id={`${id}-note`}
        aria-live="polite"
        paddingTop={name === settled && !similar ? 0 : 3}
        style={{ overflowWrap: 'anywhere' }}
      >
        {settled.trim() && !name && <Text size={1}>Use letters or digits.</Text>}
        {name && name !== settled && !similar && (
          <Text size={1} muted>
            Written as <code>{name}</code> in the link.
          </Text>
        )}
        {similar && (
          <>
            <Text size={1}>
              “{similar}” is in use already. “{name}” would be counted apart from it.
            </Text>
            <Flex>
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text={`Use “${similar}”`}
                onClick={() => {
                  onChange(similar)
                  settle(similar)
                  // The button goes.
                  input.current?.focus()
                }}
              />
            </Flex>
          </>
        )}
      </Stack>
    </Box>
  )
}

// In ms. Screen readers speak each change of the notes, which would be one for every letter.
const PAUSE = 600

/** What was typed when typing last paused, and how to set it at once. */
function useSettled(value: string) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  return [settled, setSettled] as const
}

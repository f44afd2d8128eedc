import { RecordingList } from '@/sections/recordings/recording-list'
import { RecordingPosters } from '@/sections/recordings/recording-posters'
import type { RecordingsProps } from '@/sections/recordings/to-recordings'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** What can be watched again: line by line, or as posters. */
export function Recordings({ look, recordings, anchor, ...heading }: RecordingsProps) {
  const Look = look === 'posters' ? RecordingPosters : RecordingList
  return (
    <Band anchor={anchor} tone={look === 'posters' ? 'paper' : 'sunk'}>
      <SectionHeading {...heading} layout="split" className="mb-10" />
      <Look recordings={recordings} />
    </Band>
  )
}

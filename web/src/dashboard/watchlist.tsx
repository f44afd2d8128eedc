import { Icon } from '@/cards/icon'
import { SampleButton } from './sample-button'

export function Watchlist() {
  return (
    <div className="flex flex-col items-center px-4 py-16 text-center">
      <Icon name="eye" className="size-9 text-ink-mute" />
      <h3 className="title-s mt-4 text-ink">No addresses on your watchlist</h3>
      <p className="mt-2 max-w-md text-small">
        Add an address to be told when funds move in or out of it.
      </p>
      <SampleButton look="secondary" className="mt-6">
        Add Address to Watchlist
      </SampleButton>
    </div>
  )
}

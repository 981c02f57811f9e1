import { Icon } from '../parts/Icon.tsx';
import { useBook } from './WithBook.tsx';
import './rule-button.css';

type RuleButtonProps = { readonly rule: string; readonly words?: string; readonly onOpen?: () => void };

/** The number of a rule; tapped, it opens the book there. Without a book it is a number only. */
export function RuleButton({ rule, words = rule, onOpen }: RuleButtonProps) {
  const open = useBook();
  if (!open) return <small>{rule}</small>;
  return (
    <button
      type="button"
      class="rule-button"
      data-rule={rule}
      aria-haspopup="dialog"
      aria-label={`${words}: read the rule`}
      onClick={() => {
        onOpen?.();
        open(rule);
      }}
    >
      <Icon name="open-book" size={1.375} />
      <span>{words}</span>
    </button>
  );
}

import type { ComponentChildren, ComponentProps } from 'preact';
import { Icon } from './Icon.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'size' | 'icon' | 'class'> & {
  /** `primary` is the orange card that says "do this": one a screen. */
  readonly tone?: 'primary' | 'quiet' | 'teal';
  readonly size?: 'small' | 'normal' | 'big';
  /** A glyph of a sprite in this page. */
  readonly icon?: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
};

/** Where the glyph is, it is a little larger than the words. */
const GLYPH = { small: 1.5, normal: 2, big: 2.5 } as const;

/** A card that is pressed and sinks. For "not now, and here is why" use `aria-disabled`, so that it can still be tapped. */
export function Button({ tone = 'primary', size = 'normal', icon, class: name = '', children, ...rest }: ButtonProps) {
  const classes = ['button', tone === 'primary' ? '' : tone, size === 'normal' ? '' : size, name].filter(Boolean).join(' ');
  return (
    <button type="button" class={classes} {...rest}>
      {icon !== undefined && <Icon name={icon} size={GLYPH[size]} />}
      {children}
    </button>
  );
}

import { Component, type ComponentType, createElement, type FunctionComponent } from 'preact';
import { isRecord } from '../../engine/record.ts';

/** Whether two records have the same values, one level deep. */
function shallowEqual(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.is(a[key], b[key]));
}

/** A component that renders again only when its props have changed. */
export function memoized<P extends object>(Inner: FunctionComponent<P>, same: (a: P, b: P) => boolean = shallowEqual): ComponentType<P> {
  return class Still extends Component<P> {
    override shouldComponentUpdate(next: P) {
      return !same(this.props as P, next);
    }
    override render() {
      return createElement(Inner as FunctionComponent<object>, this.props);
    }
  };
}

import { Component, type ComponentType, createElement, type FunctionComponent } from 'preact';

/** Whether two records have the same values, one level deep. */
function shallowEqual(a: object, b: object): boolean {
  const one = a as Readonly<Record<string, unknown>>;
  const two = b as Readonly<Record<string, unknown>>;
  const keys = Object.keys(one);
  return keys.length === Object.keys(two).length && keys.every((key) => Object.is(one[key], two[key]));
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

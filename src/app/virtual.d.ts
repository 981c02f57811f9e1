/// <reference path="../ui/virtual.d.ts" />

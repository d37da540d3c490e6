// Change: items of our own: products, versions, search, settings.
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import { ProductSwitcher } from '../../navigation/client/ProductSwitcher';
import { VersionsMenu } from '../../navigation/client/VersionsMenu';
import { SearchNavbarItem } from '../../search/client/SearchLink';
import { SettingsButton } from '../../settings/client/SettingsButton';

export default {
  ...ComponentTypes,
  'custom-productSwitcher': ProductSwitcher,
  'custom-versionsMenu': VersionsMenu,
  'custom-search': SearchNavbarItem,
  'custom-settings': SettingsButton,
};
